/** Two soft notes, the second a fifth above the first. */
const notes = [
  { frequency: 523.25, after: 0 },
  { frequency: 783.99, after: 0.16 },
];
const loudness = 0.07;
const silence = 0.0001;
const fades = 0.9;

/** Rings once. */
export function playChime() {
  // What a browser keeps back until somebody touches the page would ring then, and for nothing.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    const audio = new AudioContext();
    for (const { frequency, after } of notes) {
      const start = audio.currentTime + after;
      const tone = new OscillatorNode(audio, { type: 'sine', frequency });
      const volume = new GainNode(audio, { gain: silence });
      volume.gain.setValueAtTime(silence, start);
      volume.gain.exponentialRampToValueAtTime(loudness, start + 0.03);
      volume.gain.exponentialRampToValueAtTime(silence, start + fades);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + fades);
      if (after > 0) tone.addEventListener('ended', () => void audio.close());
    }
  } catch {
    // There is no sound here.
  }
}
