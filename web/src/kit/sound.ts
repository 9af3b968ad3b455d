/** A few sounds of our own, made while they are heard: a turn that has come, a card, dice, a victory. */
import { prefs } from '../lib/prefs.svelte'

export type Sound = 'turn' | 'card' | 'dice' | 'win'

/** No sound of the same sort twice within this time. */
const APART = 70

class Sounds {
  #context: AudioContext | null = null
  #last = new Map<Sound, number>()

  /** Let it be heard, at the volume that the person has chosen; browsers stay silent until something has been pressed. */
  play(sound: Sound): void {
    const volume = prefs.volume
    if (volume <= 0 || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
    const now = performance.now()
    if (now - (this.#last.get(sound) ?? -APART) < APART) return
    this.#last.set(sound, now)
    const context = (this.#context ??= new AudioContext())
    if (context.state === 'suspended') void context.resume()
    const out = new GainNode(context, { gain: volume * 0.5 })
    out.connect(context.destination)
    MAKE[sound](context, out)
  }
}

/** A tone that is struck and dies away. */
function tone(context: AudioContext, out: AudioNode, hertz: number, at: number, seconds: number, loud = 0.5): void {
  const begin = context.currentTime + at
  const string = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds)
  string.connect(gain).connect(out)
  string.start(begin)
  string.stop(begin + seconds)
}

/** A short rustle: noise around a pitch. */
function rustle(context: AudioContext, out: AudioNode, hertz: number, at: number, seconds: number, loud: number): void {
  const begin = context.currentTime + at
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate)
  const noise = buffer.getChannelData(0)
  for (let n = 0; n < noise.length; n += 1) noise[n] = (Math.random() * 2 - 1) * (1 - n / noise.length) ** 2
  const source = new AudioBufferSourceNode(context, { buffer })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.9 })
  source
    .connect(band)
    .connect(new GainNode(context, { gain: loud }))
    .connect(out)
  source.start(begin)
}

const MAKE: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  turn: (context, out) => {
    tone(context, out, 523, 0, 0.35, 0.35)
    tone(context, out, 784, 0.11, 0.5, 0.35)
  },
  card: (context, out) => rustle(context, out, 2600, 0, 0.09, 0.5),
  dice: (context, out) => {
    for (const at of [0, 0.07, 0.13, 0.22, 0.3]) rustle(context, out, 1500 - at * 1800, at, 0.05, 0.9)
  },
  win: (context, out) => {
    for (const [n, hertz] of [392, 523, 659, 784, 1047].entries()) tone(context, out, hertz, n * 0.12, 0.7, 0.3)
  },
}

export const sounds = new Sounds()
