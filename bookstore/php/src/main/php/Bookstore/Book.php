<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Rejected;

/** All that the pages of a book show. */
final readonly class Book
{
    private const DETAILS = <<<'SQL'
        SELECT i.i_id, i.i_title, a.a_fname, a.a_lname, i.i_subject, i.i_desc, i.i_publisher,
          i.i_pub_date, i.i_avail, i.i_srp, i.i_cost, i.i_stock, i.i_isbn, i.i_page, i.i_backing,
          i.i_dimensions, i.i_thumbnail, i.i_image
        FROM item i JOIN author a ON a.a_id = i.i_a_id
        WHERE i.i_id = ?
        SQL;

    private function __construct(
        public int $id,
        public string $title,
        private string $authorFirstName,
        private string $authorLastName,
        private string $subject,
        private string $description,
        private string $publisher,
        private string $published,
        private string $available,
        private string $listPrice,
        public string $price,
        private int $stock,
        private string $isbn,
        private int $pages,
        private string $backing,
        private string $dimensions,
        public string $thumbnail,
        public string $image,
    ) {
    }

    /**
     * The book: one statement.
     *
     * @throws Rejected if there is none
     */
    public static function view(Database $database, int $id): self
    {
        return new self(...($database->one(self::DETAILS, $id) ?? throw new Rejected(Rejection::NoSuchBook)));
    }

    /** The large picture, the author, prices and what the trade says of the book. */
    public function facts(): string
    {
        return '<div class=item>' . Links::picture($this->image, 160, 200)
            . '<table class=facts><tr><th scope=row>Author<td>' . Html::text($this->authorFirstName) . ' '
            . Html::text($this->authorLastName)
            . '<tr><th scope=row>Our price<td class=price>' . Html::price(Money::cents($this->price))
            . '<tr><th scope=row>List price<td>' . Html::price(Money::cents($this->listPrice))
            . "<tr><th scope=row>In stock<td>$this->stock"
            . '<tr><th scope=row>Subject<td>' . Html::text($this->subject)
            . '<tr><th scope=row>Publisher<td>' . Html::text($this->publisher)
            . '<tr><th scope=row>Published<td>' . Html::date($this->published)
            . '<tr><th scope=row>Available since<td>' . Html::date($this->available)
            . '<tr><th scope=row>Binding<td>' . Html::text($this->backing)
            . "<tr><th scope=row>Pages<td>$this->pages"
            . '<tr><th scope=row>Size<td>' . Html::text($this->dimensions)
            . '<tr><th scope=row>ISBN<td>' . Html::text($this->isbn) . "</table></div>\n";
    }

    /** What the publisher says. */
    public function description(): string
    {
        return '<h2>Description</h2><p class=text>' . Html::text($this->description) . '</p>';
    }
}
