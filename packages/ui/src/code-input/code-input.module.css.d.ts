export declare const code: string;
export declare const codeBox: string;
export declare const codeIn: string;
export declare const isDisabled: string;
export declare const isInvalid: string;
export declare const isNext: string;
