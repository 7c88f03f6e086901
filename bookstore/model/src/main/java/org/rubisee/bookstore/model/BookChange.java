package org.rubisee.bookstore.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * A change of a book that an administrator wants.
 *
 * @param bookId the book
 * @param price the new price, at most {@link BookstoreRules#MAX_PRICE}
 * @param image the path of the new large picture, {@link BookPictures#isImage one of the shop's}
 * @param thumbnail the path of the new small picture, {@link BookPictures#isThumbnail one of the
 *     shop's}
 */
public record BookChange(int bookId, Money price, String image, String thumbnail)
    implements Serializable {}
