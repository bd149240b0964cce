export { ChoosePicture } from './choose-picture.tsx';
export { CropDialog, type CroppedPicture } from './crop-dialog.tsx';
