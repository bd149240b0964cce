export declare const writtenMore: string;
