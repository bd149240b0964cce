export { CaptchaBox } from './captcha-box.tsx';
