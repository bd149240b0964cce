export declare const inpOk: string;
export declare const input: string;
export declare const isDisabled: string;
export declare const isInvalid: string;
export declare const pillInp: string;
