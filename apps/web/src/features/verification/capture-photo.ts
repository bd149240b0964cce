const QUALITY = 0.92;

/** Captures a frame of the video as a JPEG file, not mirrored. */
export async function capturePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const blob = await promise;
  if (blob === null) throw new Error('The browser could not keep the picture');
  return new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
}
