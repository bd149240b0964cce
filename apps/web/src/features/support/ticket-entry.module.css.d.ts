export declare const answer: string;
export declare const entry: string;
export declare const note: string;
export declare const original: string;
export declare const pair: string;
export declare const question: string;
export declare const words: string;
