package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.time.LocalDate;

/**
 * A customer who is about to buy.
 *
 * @param name what the customer is called
 * @param address where the customer lives
 * @param phone telephone number
 * @param email address of electronic mail
 * @param birthDate when the customer was born
 * @param since when the customer registered
 * @param discount what the customer pays less
 * @param data what the customer says
 */
public record CustomerDetails(
    CustomerName name,
    PostalAddress address,
    String phone,
    String email,
    LocalDate birthDate,
    LocalDate since,
    Discount discount,
    String data)
    implements Serializable {}
