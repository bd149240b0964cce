export declare const bottom: string;
export declare const sectionCount: string;
