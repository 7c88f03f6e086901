<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Form;
use Rubis\Site\Html;

/** Links to other pages, which say who visits. */
final class Links
{
    public static function book(int $book, string $title, Visit $visit): string
    {
        return self::open('ProductDetail', $book, $visit) . Html::text($title) . '</a>';
    }

    /** A link that is about a book, up to what people read. */
    public static function open(string $script, int $book, Visit $visit): string
    {
        return "<a href=\"$script?book=$book" . $visit->afterOthers() . '">';
    }

    public static function subject(string $script, Subject $subject, Visit $visit, string $words): string
    {
        return "<a href=\"$script?subject=" . Html::urlValue($subject->value) . $visit->afterOthers()
            . "\" aria-label=\"$words: " . Html::text($subject->value) . "\">$words</a>";
    }

    public static function checkOut(Visit $visit): string
    {
        $query = $visit->query();
        return '<a href="CustomerRegistration' . ($query === '' ? '' : "?$query") . '">Check out</a>';
    }

    /** The way to the cart. */
    public static function cart(Visit $visit): string
    {
        $form = new Form();
        $visit->hide($form->begin('ShoppingCart'))->send('Shopping cart');
        return $form->html();
    }

    /** The way to put a book into the cart. */
    public static function add(int $book, Visit $visit): string
    {
        $form = new Form();
        $visit->hide($form->begin('ShoppingCart')->hidden('book', $book))->send('Add to the cart');
        return $form->html();
    }

    public static function picture(string $path, int $width, int $height): string
    {
        return Html::picture(Script::ROOT . '/' . Html::text($path), $width, $height);
    }
}
