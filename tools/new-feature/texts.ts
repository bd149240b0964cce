import type { Translations } from '../i18n/fill.ts';

/** Texts of the templates that no other feature has. The developer replaces them together with the page. */
export const texts: Translations = {
  'New feature': {
    de: 'Neue Funktion',
    fr: 'Nouvelle fonctionnalité',
    it: 'Nuova funzione',
    ja: '新機能',
    ko: '새 기능',
    tw: '新功能',
    zh: '新功能',
  },
  'This page could not be loaded': {
    de: 'Diese Seite konnte nicht geladen werden',
    fr: 'Cette page n’a pas pu être chargée',
    it: 'Non è stato possibile caricare questa pagina',
    ja: 'このページを読み込めませんでした',
    ko: '이 페이지를 불러오지 못했어요',
    tw: '無法載入此頁面',
    zh: '无法加载此页面',
  },
  'Use this feature': {
    de: 'Diese Funktion nutzen',
    fr: 'Utiliser cette fonctionnalité',
    it: 'Usa questa funzione',
    ja: 'この機能を使う',
    ko: '이 기능 사용',
    tw: '使用此功能',
    zh: '使用此功能',
  },
};
