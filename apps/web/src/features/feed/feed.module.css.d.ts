export declare const feed: string;
export declare const feedAll: string;
export declare const feedColumn: string;
export declare const feedEnd: string;
export declare const feedList: string;
export declare const feedPage: string;
export declare const feedPill: string;
export declare const pageHead: string;
