export declare const info: string;
export declare const infoActions: string;
export declare const infoActs: string;
export declare const infoPair: string;
export declare const infoShared: string;
export declare const infoShots: string;
export declare const infoWho: string;
export declare const isSheet: string;
