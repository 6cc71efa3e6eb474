/** Two rising tones, in Hz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

/** Plays two short tones. A page that the member has not touched stays silent: browsers do not allow sound there. */
export async function playSound(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
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
