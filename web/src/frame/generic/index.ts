/** How any game is drawn that has no folder of its own here: from its board, its texts and what it says of its cards. */
import type { Component } from 'svelte'
import { api } from '../../lib/api'
import type { GameUi, TableProps } from '../../lib/game'
import { plainUi } from '../../lib/games'
import { keepFacts } from './facts'
import GenericTable from './GenericTable.svelte'
import { spotsOf } from './spots'

export async function genericUi(game: string): Promise<GameUi> {
  const facts = await api.board(game)
  keepFacts(game, facts)
  return {
    ...plainUi(game),
    Table: GenericTable as Component<TableProps>,
    offered: '.lit',
    aid: facts.aid,
    spots: (event) => spotsOf(event, facts),
  }
}
