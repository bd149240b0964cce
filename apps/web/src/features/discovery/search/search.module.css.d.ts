export declare const searchAges: string;
export declare const searchForm: string;
export declare const searchPage: string;
export declare const searchSwitches: string;
export declare const searchUpgrade: string;
export declare const searchVip: string;
export declare const searchWords: string;
