export declare const call: string;
export declare const callBlur: string;
export declare const callRemote: string;
export declare const live: string;
