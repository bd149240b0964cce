export declare const entries: string;
export declare const entry: string;
export declare const tab: string;
