package org.rubisee.bookstore.jpa;

import org.rubisee.bookstore.model.Discount;

/**
 * What an order needs to know of its customer.
 *
 * @param discount what the customer pays less
 * @param addressId where the customer lives
 * @param countryId the country of that address
 */
public record Buyer(Discount discount, int addressId, int countryId) {}
