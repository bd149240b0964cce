export declare const begin: string;
export declare const beginFace: string;
export declare const beginIdeas: string;
export declare const covered: string;
export declare const now: string;
export declare const reqbar: string;
export declare const threadHead: string;
export declare const threadIn: string;
