export declare const line: string;
export declare const transcript: string;
export declare const transcriptButton: string;
export declare const words: string;
