export declare const postStrip: string;
export declare const words: string;
