export declare const captcha: string;
export declare const captchaArea: string;
export declare const captchaMark: string;
export declare const isInvalid: string;
