/** Two rising tones, in Hz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

/** A context of a page that the member has not touched resumes at a later click, when the sound means nothing. */
const MAX_WAIT_MS = 500;

/**
 * Plays two short tones.
 *
 * @throws where the browser does not allow sound, as in a page that the member has not touched
 */
export async function playSound(): Promise<void> {
  audio ??= new AudioContext();
  await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  if (audio.state !== 'running') throw new Error('The browser does not play sound in this page.');
  for (const [index, frequency] of TONES.entries())
    playTone(audio, frequency, audio.currentTime + index * TONE_SECONDS);
}

function playTone(context: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency });
  const volume = new GainNode(context, { gain: 0 });
  // Without a ramp at both ends a tone begins and ends with a click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS * 1.6);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS * 1.6);
}
