<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\BadParameter;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Parameters;

/** The quantities of a cart: a field for each book. */
final class CartFields
{
    /** The most parameters of a request. */
    public const MOST_PARAMETERS = Rules::MAX_CART_LINES + 4;

    private const MAX_CHARS = Rules::MAX_CART_LINES * 11;
    private const IDS = '/^[1-9][0-9]{0,8}(-[1-9][0-9]{0,8}){0,' . (Rules::MAX_CART_LINES - 1) . '}$/D';

    /** @param list<array<int, mixed>> $lines */
    public static function html(array $lines, Visit $visit): string
    {
        $hidden = new Form();
        $visit->hide($hidden)->hidden('books', implode('-', array_column($lines, 0)));
        $html = '<form class=choice method=post action=ShoppingCart>' . $hidden->html()
            . '<table class=list><caption>Books</caption><thead><tr><th scope=col>Title'
            . '<th scope=col class=w>Binding<th scope=col class="n w">List price'
            . "<th scope=col class=n>Our price<th scope=col>Quantity<tbody>\n";
        foreach ($lines as [$book, $title, $backing, $listPrice, $price, $quantity]) {
            $html .= '<tr><td>' . Links::book($book, $title, $visit) . '<td class=w>' . Html::text($backing)
                . '<td class="n w">' . Html::price(Money::cents($listPrice))
                . '<td class=n>' . Html::price(Money::cents($price))
                . "<td><input name=quantity$book type=number min=0 max=" . Rules::MAX_QUANTITY
                . " value=$quantity required aria-label=\"Quantity of " . Html::text($title) . "\">\n";
        }
        return $html . '</table><button>Change quantities</button></form>';
    }

    /**
     * The quantities of a request, by book.
     *
     * @return array<int, int>
     */
    public static function read(Parameters $request): array
    {
        if (!$request->has('books')) {
            return [];
        }
        $ids = $request->text('books', self::MAX_CHARS);
        if (preg_match(self::IDS, $ids) !== 1) {
            throw new BadParameter('books', 'the numbers of the books of a cart, as 3-17');
        }
        $quantities = [];
        foreach (explode('-', $ids) as $id) {
            $quantities[(int) $id] = $request->number("quantity$id", 0, Rules::MAX_QUANTITY);
        }
        return $quantities;
    }
}
