export declare const languageList: string;
