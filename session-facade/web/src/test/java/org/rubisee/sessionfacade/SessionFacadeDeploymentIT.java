package org.rubisee.sessionfacade;

import org.rubisee.contract.shared.DeploymentContract;

/** session-facade is the same site however its tiers are connected. */
class SessionFacadeDeploymentIT extends DeploymentContract {}
