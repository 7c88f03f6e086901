package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;

/** Checks who somebody is. */
@Stateless
@Remote(Auth.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class AuthBean extends SqlBean implements Auth {

  @Override
  public int auth(Credentials credentials) throws RejectedException {
    return answer(sql -> sql.auth().auth(credentials));
  }
}
