export declare const about: string;
export declare const liker: string;
export declare const likers: string;
