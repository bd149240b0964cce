export { CaptchaBox, type CaptchaBoxProps } from './captcha-box.tsx';
