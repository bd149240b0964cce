export declare const byBrowser: string;
export declare const roomy: string;
export declare const trComing: string;
