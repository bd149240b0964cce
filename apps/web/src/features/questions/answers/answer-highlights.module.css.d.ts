export declare const highlight: string;
export declare const like: string;
