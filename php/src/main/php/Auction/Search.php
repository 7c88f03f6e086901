<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Page;
use Rubis\Site\Parameters;

/** What a search asks for, and the page of items that it finds. */
final readonly class Search
{
    private const LAST_PAGE = 1_000_000;

    private function __construct(
        public int $categoryId,
        private string $categoryName,
        private int $page,
        private int $itemsPerPage,
    ) {
    }

    public static function of(Parameters $request): self
    {
        return new self(
            $request->id('category'),
            $request->optionalText('categoryName', Rules::MAX_PLACE_NAME),
            $request->numberOr(0, 'page', 0, self::LAST_PAGE),
            $request->numberOr(Rules::DEFAULT_ITEMS_PER_PAGE, 'nbOfItems', 1, Rules::MAX_ITEMS_PER_PAGE),
        );
    }

    /** How many rows to ask for: one more than the page holds, which tells whether a next page has items. */
    public function limit(): int
    {
        return $this->itemsPerPage + 1;
    }

    /** How many rows come before this page. */
    public function offset(): int
    {
        return $this->page * $this->itemsPerPage;
    }

    /**
     * The page of what was found.
     *
     * @param list<array<int, mixed>> $rows id, name, initial_price, max_bid, nb_of_bids, end_date,
     *     buy_now, category
     * @param string $script what a link to another page begins with
     */
    public function page(array $rows, string $now, string $script): Page
    {
        $hasMore = count($rows) > $this->itemsPerPage;
        $items = array_slice($rows, 0, $this->itemsPerPage);
        $place = $this->categoryName === '' ? 'Items for sale' : $this->categoryName;
        return new Page(
            $this->page === 0 ? $place : "$place, page " . ($this->page + 1),
            ($items === [] ? $this->nothing() : $this->table($items, $hasMore, $now)) . $this->pager($hasMore, $script),
            Section::BROWSE,
        );
    }

    private function nothing(): string
    {
        return $this->page === 0
            ? '<p>Sorry, nothing is for sale here right now.</p>'
            : '<p>Sorry, there is no page ' . ($this->page + 1) . ': nothing more is for sale here right now.</p>';
    }

    /** @param list<array<int, mixed>> $items */
    private function table(array $items, bool $hasMore, string $now): string
    {
        $html = Links::WORDS_OF_ROWS . '<table class=list><caption>Items'
            . Links::range($this->offset(), count($items), $hasMore)
            . '<thead><tr><td><th scope=col>Item<th scope=col class=n>Price'
            . '<th scope=col class="n w">Bids<th scope=col class=w>Ends<th scope=col>Time left'
            . "<td><tbody>\n";
        $row = 0;
        foreach ($items as [$id, $name, $initialPrice, $maxBid, $bids, $end, $buyNow, $category]) {
            $row++;
            $price = Rules::price(Money::cents($initialPrice), Money::cents($maxBid));
            $html .= '<tr><td>' . Links::image($category, 40) . '<td>' . Links::itemOfRow($id, $name, $row)
                . '<td class=n>' . Html::price($price) . "<td class=\"n w\">$bids<td class=w>" . Html::time($end)
                . '<td>' . Html::timeLeft($now, $end) . '<td class=act>' . Links::bidOfRow($id, $row)
                . (Money::cents($buyNow) === 0 ? '' : ' ' . Links::buyNowOfRow($id, $row)) . "\n";
        }
        return $html . '</table>';
    }

    private function pager(bool $hasMore, string $script): string
    {
        return '<p class=pager>'
            . ($this->page > 0 ? $this->link($script, $this->page - 1) . ' rel=prev>Previous page</a> ' : '')
            . ($hasMore ? $this->link($script, $this->page + 1) . ' rel=next>Next page</a>' : '')
            . '</p>';
    }

    private function link(string $script, int $page): string
    {
        return "<a href=\"{$script}category=$this->categoryId&categoryName=" . Html::urlValue($this->categoryName)
            . "&page=$page&nbOfItems=$this->itemsPerPage\"";
    }
}
