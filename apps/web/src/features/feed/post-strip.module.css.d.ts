export declare const postStrip: string;
