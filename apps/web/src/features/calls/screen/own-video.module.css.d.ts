export declare const back: string;
export declare const callOwn: string;
export declare const callPip: string;
export declare const callYou: string;
