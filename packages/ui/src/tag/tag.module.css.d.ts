export declare const match: string;
export declare const tag: string;
