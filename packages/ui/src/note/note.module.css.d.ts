export declare const note: string;
export declare const noteText: string;
