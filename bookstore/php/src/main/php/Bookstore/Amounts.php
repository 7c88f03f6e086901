<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Html;

/** Lines with prices, and what they cost together. Amounts are cents. */
final readonly class Amounts
{
    public function __construct(
        public int $subTotal,
        public int $tax,
        public int $shipping,
        public int $total,
    ) {
    }

    /**
     * Of these lines.
     *
     * @param list<array{int, string, int, int}> $lines book, title, price, quantity
     * @param int $discount in per cent
     */
    public static function of(array $lines, int $discount): self
    {
        $subTotal = 0;
        $copies = 0;
        foreach ($lines as [, , $price, $quantity]) {
            $subTotal += Rules::amount($price, $quantity, $discount);
            $copies += $quantity;
        }
        $tax = Rules::tax($subTotal);
        $shipping = Rules::shipping($copies);
        return new self($subTotal, $tax, $shipping, $subTotal + $tax + $shipping);
    }

    /**
     * Lines and totals.
     *
     * @param list<array{int, string, int, int, int}> $lines book, title, price, quantity, discount
     */
    public function table(array $lines, Visit $visit): string
    {
        $html = '<table class=list><caption>Books</caption><thead><tr><th scope=col>Title'
            . '<th scope=col class=n>Price<th scope=col class=n>Quantity'
            . "<th scope=col class=\"n w\">Discount<th scope=col class=n>Amount<tbody>\n";
        foreach ($lines as [$book, $title, $price, $quantity, $discount]) {
            $html .= '<tr><td>' . Links::book($book, $title, $visit) . '<td class=n>' . Html::price($price)
                . "<td class=n>$quantity<td class=\"n w\">$discount %<td class=n>"
                . Html::price(Rules::amount($price, $quantity, $discount)) . "\n";
        }
        return $html . '</table><table class=facts>' . self::row('Sub-total', $this->subTotal)
            . self::row('Tax', $this->tax) . self::row('Shipping', $this->shipping)
            . '<tr><th scope=row>Total<td class="n price">' . Html::price($this->total) . "</table>\n";
    }

    private static function row(string $name, int $amount): string
    {
        return "<tr><th scope=row>$name<td class=n>" . Html::price($amount);
    }

    /** How an order was paid; of the card's number its last digits. */
    public static function payment(string $cardType, string $cardNumber, string $authorization): string
    {
        return "$cardType ending in " . Html::text(substr($cardNumber, -4)) . ', authorization '
            . Html::text($authorization);
    }
}
