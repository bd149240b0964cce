export declare const button: string;
export declare const idea: string;
export declare const ideaLang: string;
export declare const ideaLine: string;
export declare const ideasFoot: string;
export declare const ideasIn: string;
export declare const ideasList: string;
export declare const openers: string;
