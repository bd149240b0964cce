export declare const input: string;
export declare const select: string;
