export { LoginDialog } from './login-dialog.tsx';
