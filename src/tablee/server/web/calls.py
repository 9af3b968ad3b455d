"""The list of REST calls: what each takes, gives and does. Routes and the OpenAPI description are both made from it."""

from __future__ import annotations

from typing import Any, Final

from .. import wire
from . import campaign_calls as campaign
from . import decency_calls as decency
from . import notice_calls as notice
from . import people_calls as people
from . import standing_calls as standing
from . import table_calls as table
from .call import Call
from .games import game_calls as game
from .games import lesson_calls as lesson
from .games import puzzle_calls as puzzle
from .hall import calls as hall
from .identity import key_calls as key
from .identity import passkey_calls as passkey
from .identity import profile_calls as profile
from .limits import FILE_BYTES

MINE: Final = "/api/people/me"
ONE_TABLE: Final = "/api/tables/{id}"
ONE_PUZZLE: Final = "/api/games/{id}/puzzles/{puzzle}"
ONE_CAMPAIGN: Final = "/api/campaigns/{id}"
ONE_BLOCK: Final = "/api/me/blocks/{id}"
TABLE: Final = wire.TableFacts
CAMPAIGN: Final = wire.CampaignFacts
CALLS: Final[tuple[Call, ...]] = (
    Call("POST", "/api/people", people.new_person, wire.NewPerson, wire.Created, False),
    Call("GET", "/api/people/me", people.me, None, wire.Me, True),
    Call("PATCH", "/api/people/me", people.change_me, wire.ChangeMe, wire.Me, True, banned=True),
    Call("DELETE", "/api/people/me", people.forget_me, None, None, True, banned=True),
    Call("GET", f"{MINE}/keys", key.my_devices, None, list[wire.Device], True, banned=True),
    Call("POST", f"{MINE}/keys", key.new_device_key, None, wire.Created, True),
    Call("DELETE", f"{MINE}/keys", key.sign_out_others, None, None, True, banned=True),
    Call("DELETE", f"{MINE}/keys/{{device}}", key.sign_out, None, None, True, banned=True),
    Call("POST", f"{MINE}/link", key.new_link, None, wire.LinkCode, True),
    Call("POST", "/api/link/look", key.look_at_code, wire.EnterCode, wire.CodeOwner, False),
    Call("POST", "/api/link", key.enter_code, wire.EnterCode, wire.Created, False),
    Call("GET", f"{MINE}/passkeys", passkey.my_passkeys, None, list[wire.PasskeyFacts], True),
    Call("POST", f"{MINE}/passkeys/challenge", passkey.ask_for_passkey, None, wire.PasskeyChallenge, True),
    Call("POST", f"{MINE}/passkeys", passkey.add_passkey, wire.PasskeyAnswer, list[wire.PasskeyFacts], True),
    Call("DELETE", f"{MINE}/passkeys/{{id}}", passkey.remove_passkey, None, None, True),
    Call("POST", "/api/passkeys/challenge", passkey.ask_to_sign_in, None, wire.PasskeyChallenge, False),
    Call("POST", "/api/passkeys", passkey.sign_in, wire.PasskeyAnswer, wire.Created, False),
    Call("GET", f"{MINE}/export", profile.export_me, None, dict[str, Any], True, banned=True),
    Call("GET", "/api/people/{id}", profile.get_profile, None, wire.Profile, False),
    Call("GET", "/api/games", people.list_games, None, list[wire.GameFacts], False, compress=True),
    Call("GET", "/api/games/{id}/texts/{lang}", people.game_texts, None, wire.GameTexts, False, compress=True),
    Call("GET", "/api/games/{id}/board", people.game_board, None, wire.BoardFacts, False, compress=True),
    Call("GET", "/api/games/{id}/telling", people.game_telling, None, wire.GameTelling, False, compress=True),
    Call("GET", "/api/games/{id}/content", game.game_content, None, wire.Described, False, lang_query=True),
    Call("POST", "/api/games/{id}/content/check", game.check_content, wire.Overlay, wire.Checked, True, lang_query=True),
    Call("GET", "/api/games/{id}/balance", game.game_balance, None, wire.BalanceReport, False, lang_query=True),
    Call("GET", "/api/games/{id}/balance/page", game.balance_page, None, str, False, lang_query=True, media="text/html"),
    Call("GET", "/api/games/{id}/lessons", lesson.game_lessons, None, wire.Course, False, lang_query=True, compress=True),
    Call("POST", "/api/games/{id}/lessons/{lesson}", lesson.learn, wire.Acts, wire.LessonScene, False, compress=True),
    Call("GET", "/api/people/me/lessons", lesson.my_lessons, None, wire.Learned, True),
    Call("POST", "/api/people/me/lessons", lesson.learned_lessons, wire.Learned, wire.Learned, True, banned=True),
    Call("GET", "/api/games/{id}/puzzles", puzzle.game_puzzles, None, wire.PuzzleShelf, False),
    Call("GET", ONE_PUZZLE, puzzle.get_puzzle, None, wire.PuzzleScene, False, compress=True),
    Call("POST", ONE_PUZZLE, puzzle.answer_puzzle, wire.PuzzleAct, wire.PuzzleSolution, False),
    Call("GET", "/api/people/{id}/matches", standing.matches_played, None, wire.PastMatches, False, query=wire.PastQuery),
    Call("GET", "/api/people/{id}/statistics", standing.statistics, None, list[wire.GameStatistics], False),
    Call("GET", "/api/games/{id}/people", standing.leaderboard, None, wire.Leaderboard, False, query=wire.LeaderboardQuery),
    Call("GET", f"{ONE_TABLE}/ratings", standing.table_ratings, None, list[wire.SeatRating], False),
    Call("GET", "/api/reach", people.reach, None, wire.Reach, False),
    Call("GET", "/api/push/key", notice.push_key, None, wire.PushKey, False),
    Call("GET", "/api/people/me/notices", notice.my_notices, None, wire.NoticeFacts, True),
    Call("PATCH", "/api/people/me/notices", notice.change_notices, wire.ChangeNotices, wire.NoticeFacts, True),
    Call("POST", "/api/people/me/push", notice.add_my_device, wire.NewDevice, wire.NoticeFacts, True),
    Call("POST", "/api/people/me/push/test", notice.try_my_device, wire.AnyDevice, None, True),
    Call("DELETE", "/api/people/me/push/{device}", notice.drop_my_device, None, None, True),
    Call("POST", f"{ONE_TABLE}/notices", notice.table_notices, wire.TableNotices, wire.NoticeFacts, True),
    Call("POST", "/api/tables", table.new_table, wire.NewTable, TABLE, True),
    Call("GET", "/api/tables/public", table.public_tables, None, list[wire.TableFacts], False),
    Call("GET", "/api/tables/mine", table.my_tables, None, list[wire.TableFacts], True),
    Call("GET", ONE_TABLE, table.get_table, None, TABLE, False),
    Call("GET", f"{ONE_TABLE}/variant", game.get_variant, None, wire.Variant, False, lang_query=True),
    Call("POST", f"{ONE_TABLE}/sit", table.sit, wire.Sit, TABLE, True),
    Call("POST", f"{ONE_TABLE}/leave", table.leave, wire.AnySeat, TABLE, True, banned=True),
    Call("POST", f"{ONE_TABLE}/return", table.come_back, wire.AnySeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/start", table.start, wire.Start, TABLE, True),
    Call("POST", f"{ONE_TABLE}/remove", table.remove, wire.OneSeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/settings", table.settings, wire.ChangeSettings, TABLE, True),
    Call("POST", f"{ONE_TABLE}/resign", table.resign, wire.AnySeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/standin", table.stand_in, wire.OneSeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/stop", table.stop, None, TABLE, True),
    Call("POST", f"{ONE_TABLE}/claim", table.claim, wire.OneSeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/pause", table.pause, wire.Pause, TABLE, True),
    Call("POST", f"{ONE_TABLE}/order", table.give_order, wire.GiveOrder, TABLE, True),
    Call("POST", f"{ONE_TABLE}/undo", table.undo, wire.OneSeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/takeback", table.takeback, wire.OneSeat, TABLE, True),
    Call("POST", f"{ONE_TABLE}/hint", table.hint, wire.OneSeat, wire.Advice, True),
    Call("POST", f"{ONE_TABLE}/coach", table.coach, wire.AskCoach, wire.Coaching, True),
    Call("POST", f"{ONE_TABLE}/rematch", table.rematch, None, TABLE, True),
    Call("POST", f"{ONE_TABLE}/retry", table.retry, wire.Retry, TABLE, True),
    Call("GET", f"{ONE_TABLE}/record", table.record, None, dict[str, Any], False, compress=True),
    Call("GET", f"{ONE_TABLE}/replay", table.replay, None, wire.Replay, False, True),
    Call("GET", f"{ONE_TABLE}/scores", table.scores, None, wire.Scores, False, compress=True),
    Call("POST", f"{ONE_TABLE}/advice", table.advice, wire.AskAdvice, wire.Advice, False),
    Call("POST", f"{ONE_TABLE}/report", table.report, wire.NewReport, wire.Reported, True),
    Call("GET", f"{ONE_TABLE}/analysis", table.get_analysis, None, wire.AnalysisState, False, compress=True),
    Call("POST", f"{ONE_TABLE}/analysis", table.analyse, None, wire.AnalysisState, True, compress=True),
    Call("POST", f"{ONE_TABLE}/line", table.better_line, wire.AskLine, wire.Replay, False, compress=True),
    Call("GET", f"{ONE_TABLE}/tales", table.get_tales, None, list[wire.Told], False),
    Call("POST", f"{ONE_TABLE}/tale", table.tell, wire.Tell, list[wire.Told], True),
    Call("POST", f"{ONE_TABLE}/hero", table.name_hero, wire.NameHero, list[wire.Told], True),
    Call("POST", "/api/campaigns", campaign.new_campaign, wire.NewCampaign, CAMPAIGN, True),
    Call(
        "POST", "/api/campaigns/import", campaign.import_campaign, wire.ImportCampaign, CAMPAIGN, True, most_bytes=FILE_BYTES
    ),
    Call("GET", "/api/campaigns/mine", campaign.my_campaigns, None, list[wire.CampaignFacts], True),
    Call("GET", ONE_CAMPAIGN, campaign.get_campaign, None, CAMPAIGN, False),
    Call("PATCH", ONE_CAMPAIGN, campaign.rename_campaign, wire.RenameCampaign, CAMPAIGN, True),
    Call("DELETE", ONE_CAMPAIGN, campaign.delete_campaign, None, None, True),
    Call("POST", f"{ONE_CAMPAIGN}/join", campaign.join_campaign, wire.Join, CAMPAIGN, True),
    Call("POST", f"{ONE_CAMPAIGN}/leave", campaign.leave_campaign, None, CAMPAIGN, True),
    Call("POST", f"{ONE_CAMPAIGN}/start", campaign.start_chapter, wire.StartChapter, TABLE, True),
    Call("POST", f"{ONE_CAMPAIGN}/choose", campaign.choose_chapter, wire.Choose, CAMPAIGN, True),
    Call("POST", f"{ONE_CAMPAIGN}/tale", campaign.retell, wire.Retell, CAMPAIGN, True),
    Call("GET", f"{ONE_CAMPAIGN}/export", campaign.export_campaign, None, dict[str, Any], False),
    Call("GET", "/api/bulletin", decency.bulletin, None, wire.Bulletin, False),
    Call("GET", "/api/me/blocks", decency.my_blocks, None, list[wire.BlockedPerson], True),
    Call("POST", ONE_BLOCK, decency.block, None, list[wire.BlockedPerson], True, banned=True),
    Call("DELETE", ONE_BLOCK, decency.unblock, None, list[wire.BlockedPerson], True, banned=True),
    Call("POST", f"{ONE_TABLE}/block", decency.block_at, wire.Whom, list[wire.BlockedPerson], True, banned=True),
    Call("POST", f"{ONE_TABLE}/complaint", decency.complain_at, wire.NewComplaint, None, True),
    Call("POST", "/api/people/{id}/complaint", decency.complain_of, wire.PersonComplaint, None, True),
    Call("GET", "/api/me/complaints", decency.settled, None, list[wire.SettledComplaint], True),
    Call("DELETE", "/api/me/complaints", decency.seen, None, None, True, banned=True),
    Call("GET", "/api/hall", hall.get_hall, None, wire.HallFacts, False),
    Call("POST", "/api/hall/tables", hall.more_tables, wire.AskHall, wire.HallPage, False),
    Call("GET", "/api/hall/seek", hall.my_seek, None, wire.Looking, True),
    Call("POST", "/api/hall/seek", hall.seek, wire.NewSeek, wire.Looking, True),
    Call("DELETE", "/api/hall/seek", hall.stop_seeking, None, None, True),
    Call("POST", "/api/hall/seek/bots", hall.seek_bots, None, wire.Looking, True),
    Call("GET", "/api/company", hall.get_company, None, wire.Company, True),
    Call("PATCH", "/api/company", hall.change_manners, wire.ChangeManners, wire.Company, True),
    Call("POST", "/api/people/{id}/favourite", hall.star_person, wire.Star, wire.Company, True),
    Call("GET", f"{ONE_TABLE}/favourites", hall.starred_seats, None, list[int], True),
    Call("POST", f"{ONE_TABLE}/favourite", hall.star_seat, wire.StarSeat, wire.Company, True),
    Call("POST", f"{ONE_TABLE}/invite", hall.invite, wire.Invite, TABLE, True),
    Call("POST", f"{ONE_TABLE}/decline", hall.decline, None, wire.Company, True),
)
