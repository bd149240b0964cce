export declare const dense: string;
export declare const segmented: string;
