export declare const accountsComing: string;
export declare const help: string;
export declare const me: string;
export declare const meCards: string;
export declare const meList: string;
export declare const meOut: string;
export declare const meTop: string;
