export declare const comingLines: string;
export declare const mecard: string;
export declare const sectionCount: string;
export declare const side: string;
export declare const sideL: string;
export declare const sideTitle: string;
