<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Html;

/**
 * Links to other pages. Ids come directly after the equals sign and before the quote: that is where
 * clients written for RUBiS 1.4.3 look for them.
 */
final class Links
{
    /** One small picture per category; categories beyond begin again with the first. */
    private const IMAGES = 40;

    /** Words that links of rows are labelled with. */
    public const WORDS_OF_ROWS = '<span hidden id=b>Bid on</span><span hidden id=n>Buy now:</span>';

    public static function image(int $category, int $pixels): string
    {
        $number = (($category - 1) % self::IMAGES + self::IMAGES) % self::IMAGES + 1;
        return Html::image(Script::ROOT . "/images/category-$number.svg", $pixels);
    }

    public static function item(int $item, string $name): string
    {
        return "<a href=\"ViewItem?itemId=$item\">" . Html::text($name) . '</a>';
    }

    public static function user(int $user, string $nickname): string
    {
        return "<a href=\"ViewUserInfo?userId=$user\">" . Html::text($nickname) . '</a>';
    }

    public static function itemOfRow(int $item, string $name, int $row): string
    {
        return "<a id=r$row href=\"ViewItem?itemId=$item\">" . Html::text($name) . '</a>';
    }

    public static function bid(int $item): string
    {
        return "<a href=\"PutBidAuth?itemId=$item\">Bid</a>";
    }

    public static function bidOfRow(int $item, int $row): string
    {
        return "<a href=\"PutBidAuth?itemId=$item\" aria-labelledby=\"b r$row\">Bid</a>";
    }

    public static function buyNow(int $item): string
    {
        return "<a href=\"BuyNowAuth?itemId=$item\">Buy now</a>";
    }

    public static function buyNowOfRow(int $item, int $row): string
    {
        return "<a href=\"BuyNowAuth?itemId=$item\" aria-labelledby=\"n r$row\">Buy now</a>";
    }

    public static function commentOnSeller(int $seller, int $item): string
    {
        return "<a href=\"PutCommentAuth?to=$seller&itemId=$item\">Comment on the seller</a>";
    }

    public static function comment(int $seller, int $item, string $itemName): string
    {
        return "<a href=\"PutCommentAuth?to=$seller&itemId=$item\" aria-label=\"Comment on the seller of "
            . Html::text($itemName) . '">Comment</a>';
    }

    public static function bidHistory(int $item, int $bids): string
    {
        return "<a href=\"ViewBidHistory?itemId=$item\">$bids" . ($bids === 1 ? ' bid</a>' : ' bids</a>');
    }

    /** Which lines of a list these are; of how many, if these are the last ones. */
    public static function range(int $before, int $count, bool $hasMore): string
    {
        $last = $before + $count;
        return ' ' . min($before + 1, $last) . " to $last" . ($hasMore ? '; more follow' : " of $last");
    }

    /** How many lines a list has, after its heading. */
    public static function count(int $lines, int $most, int $skipped): string
    {
        return $skipped === 0
            ? ' (' . min($lines, $most) . ($lines > $most ? '+)' : ')')
            : self::range($skipped, min($lines, $most), $lines > $most);
    }

    /** Says below a list that it has been cut, with a link to the next part. */
    public static function more(int $lines, int $most, string $script, int $subject, int $skipped): string
    {
        return $lines <= $most ? '' : '<p>' . ($skipped === 0 ? "Only the first $most are listed here. " : '')
            . "<a href=\"$script?of=$subject&skip=" . ($skipped + $most) . '" rel=next>More</a></p>';
    }
}
