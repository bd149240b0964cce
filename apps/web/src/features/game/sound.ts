type Sound = 'found' | 'miss' | 'done';

const tones: Readonly<Record<Sound, readonly number[]>> = {
  found: [660, 880],
  miss: [196],
  done: [523, 659, 784, 1047],
};

let audio: AudioContext | null = null;

/** Opens the sound before the first tone, which would hold up a frame. Call it after a press, as browsers require. */
export function openSound(): void {
  audio ??= new AudioContext();
}

/** Plays short tones, made here; no file is loaded. Call it after a press, as browsers require. */
export function playSound(sound: Sound): void {
  audio ??= new AudioContext();
  for (const [place, frequency] of tones[sound].entries()) {
    const start = audio.currentTime + place * 0.09;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}
