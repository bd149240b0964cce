export declare const factList: string;
